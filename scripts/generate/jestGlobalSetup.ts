import { layOutMap } from '../../components/WorldMap/mapLayout.build';
import { office, regions } from '../../content/about';
import { generateDrawings, generateSprite } from './drawings';

/** Runs once before the unit tests. Components import the sprite and read the drawings that this makes. */
export default async function globalSetup(): Promise<void> {
  generateDrawings();
  await generateSprite(layOutMap(regions, office));
}
