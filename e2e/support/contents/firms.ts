export type Firm = {
  /** The same seed makes the same content. */
  readonly seed: number;
  /** How many items a list has, of those the check allows. */
  readonly items: (least: number, most: number, inSample: number) => number;
  /** How many characters a text has, of those the check allows. */
  readonly length: (most: number, inSample: number) => number;
  readonly words: readonly string[];
  readonly people: readonly string[];
  readonly pictures: 'svg' | 'jpg';
  /** Degrees by which its colours differ from the sample's; their contrast stays. */
  readonly hue: 0 | 120 | 240;
  /** What no rule of chance could make, by its path. */
  readonly facts: Readonly<Record<string, unknown>>;
};

const german =
  'Wir finden die Leute für Rechenzentren und Netze Donaudampfschifffahrtsgesellschaftskapitänspatent bis morgen ' +
  'Softwareentwicklungsabteilungsleiterinnen Infrastruktur Kraftfahrzeughaftpflichtversicherungsgesellschaft seit';
const polish =
  'Zażółć gęślą jaźń łódź świeżość dźwięk ćma ślązak źródło częściej niż gdziekolwiek indziej zespół inżynierów ' +
  'programistów Français coûté Größe Þórður İstanbul Đorđević știință őrült œuvre ķīmija Ünïversität';

/** Beside the sample: a firm that writes as much as the check allows, one that writes as little, and one from elsewhere. */
export const firms = {
  longest: {
    seed: 1,
    // No more of what only a long document has.
    items: (_least, most) => Math.min(most, 16),
    length: (most) => Math.min(most, 300),
    words: german.split(' '),
    people: [],
    pictures: 'svg',
    hue: 0,
    facts: { '.language': 'de-DE' },
  },
  shortest: {
    seed: 2,
    items: (least) => least,
    length: (most) => Math.min(most, 3),
    // All of one length, so that none is a part of another.
    words: [...'bdfghklmnprstvwz'].flatMap((first) =>
      [...'aeiou'].flatMap((second) => [...'dgmnrstx'].map((third) => first + second + third)),
    ),
    people: [],
    pictures: 'svg',
    hue: 240,
    // The one link of the footer leads to the privacy policy, which nothing else links to.
    facts: { '.footer.links': [{ id: 'privacy', title: 'Pol', link: '/privacypolicy' }] },
  },
  foreign: {
    seed: 3,
    items: (least, most, inSample) => Math.min(most, Math.max(least, inSample + 1)),
    length: (most, inSample) => Math.min(most, inSample),
    words: polish.split(' '),
    people: [
      'Żaneta Źdźbło-Ćwikła',
      'Юлия Щербакова',
      '王小明 Wang Xiaoming',
      'Þórdís Ögmundsdóttir',
      'İpek Çağlayan',
      '山田 太郎',
      'Ștefan Țîrlea',
      'Ελένη Παπαδοπούλου',
    ],
    pictures: 'jpg',
    hue: 120,
    facts: {
      '.language': 'pl-PL',
      '.brand.name': 'Łąka & Fjörd',
      '.office': { name: 'Wrocław', latitude: 51.11, longitude: 17.03 },
      '.address.country': 'PL',
    },
  },
} as const satisfies Readonly<Record<string, Firm>>;

export type FirmName = keyof typeof firms;
