import { content } from './contentFiles';
import { buildDrawings } from './drawings';

/** Runs once before the unit tests. Components import the sprite and read the drawings that this makes. */
export default function globalSetup(): void {
  buildDrawings(content);
}
