import { wideCharacter } from '@/components/wideCharacter';

/** The width of a character, and the space between labels, as shares of the narrowest axis with labels below it. */
const [characterWidth, gap] = [0.0123, 0.016];

type Label = { readonly dayLabel: string; readonly title: string };

type Place = { readonly 'data-row': number | undefined; readonly 'data-end': true | undefined };

/** The room that a label has in its row, and the space after it, as a share of that axis. */
export function labelWidth({ dayLabel, title }: Label): number {
  const lengths = [dayLabel, title].map((text) =>
    [...text].reduce((sum, one) => sum + (wideCharacter.test(one) ? 2 : 1), 0),
  );
  return Math.max(...lengths) * characterWidth + gap;
}

/**
 * Where the labels have room below their days: in the first row or a further one. Each begins at its day, or ends there
 * if the axis would end before it.
 */
export function placesOf(labels: readonly (Label & { readonly day: number })[], longest: number): Place[] {
  const ends: number[] = [];
  return labels.map((label) => {
    const width = labelWidth(label);
    const dot = (label.day - 1) / (longest - 1);
    const endsAtDay = dot + width > 1;
    const start = endsAtDay ? dot - width : dot;
    const row = [...ends, 0].findIndex((end) => end <= start);
    ends[row] = start + width;
    return { 'data-row': row > 0 ? row + 1 : undefined, 'data-end': endsAtDay || undefined };
  });
}
