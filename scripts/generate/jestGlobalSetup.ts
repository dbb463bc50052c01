import { generateDrawings, generateSprite } from './drawings';

/** Runs once before the unit tests. Components import the sprite and read the drawings that this makes. */
export default async function globalSetup(): Promise<void> {
  generateDrawings();
  await generateSprite();
}
