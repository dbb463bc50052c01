import { filesIn } from '../filesIn';

export const drawingsFolder = 'content/drawings';
export const iconsFile = `${drawingsFolder}/icons.svg`;

/** The drawings that pages show, by their paths in the folder. */
export function drawingNames(): string[] {
  return filesIn(drawingsFolder).filter((name) => name.endsWith('.svg') && `${drawingsFolder}/${name}` !== iconsFile);
}
