import { content } from './check/contentFiles';
import { buildDrawings } from './check/drawings';

/** Runs once before the unit tests. Components import the sprite and read the drawings that this makes. */
export default function globalSetup(): void {
  buildDrawings(content);
}
