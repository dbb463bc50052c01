import { content } from './contentFiles';
import { buildDrawings } from './drawings';

/** Before the unit tests: components read the drawings that content/ names. */
export default function globalSetup(): void {
  buildDrawings(content);
}
