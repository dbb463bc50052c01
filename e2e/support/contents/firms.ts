/** How to generate a set of content, for an invented firm. */
export type Firm = {
  /** The same seed generates the same content. */
  readonly seed: number;
  /** The number of items in a list, within the limits of the schema. */
  readonly items: (min: number, max: number, inSample: number) => number;
  /** The length of a text, within the limit of the schema. */
  readonly length: (max: number, inSample: number) => number;
  readonly words: readonly string[];
  readonly people: readonly string[];
  readonly pictures: 'svg' | 'jpg';
  /** Degrees by which the hues of the sample's colours are rotated. */
  readonly hue: 0 | 120 | 240;
  /** Fixed values, by path. */
  readonly fixedValues: Readonly<Record<string, unknown>>;
};

const german =
  'Wir finden die Leute für Rechenzentren und Netze Donaudampfschifffahrtsgesellschaftskapitänspatent bis morgen ' +
  'Softwareentwicklungsabteilungsleiterinnen Infrastruktur Kraftfahrzeughaftpflichtversicherungsgesellschaft seit';
const accented =
  'Zażółć gęślą jaźń łódź świeżość dźwięk «\u00a0ćma\u202f» ślązak źródło częściej niż gdziekolwiek indziej zespół inżynierów ' +
  'programistów Français coûté Größe Þórður İstanbul Đorđević știință őrült œuvre ķīmija Ünïversität Nguyễn Thị Hường';

const greek =
  'Βρίσκουμε τους ανθρώπους που χρειάζεστε για δίκτυα και κέντρα δεδομένων πριν από το τέλος του μήνα χωρίς ' +
  'υποσχέσεις ώστε η ομάδα σας να προχωρά γρήγορα ασφάλεια υπολογιστικού νέφους μηχανικοί λογισμικού Αθήνα «εδώ» ' +
  'επαγγελματικότητα αλληλοσυμπληρούμενες μαΐστρος Talent';

/** The longest allowed content, the shortest, and content in other languages and alphabets. */
export const firms = {
  longest: {
    seed: 1,
    // Only pages of text may have more sections and longer paragraphs: more of the same.
    items: (_min, max) => Math.min(max, 16),
    length: (max) => Math.min(max, 300),
    words: german.split(' '),
    people: [],
    pictures: 'svg',
    hue: 0,
    fixedValues: {
      '.language': 'de-DE',
      '.office': { name: 'Hildesheim', latitude: 52.15, longitude: 9.95 },
      '.metadata.alternates': ['el', 'en', 'fr', 'he', 'hy', 'ja', 'ka', 'zh-Hant'].map((language) => ({
        language,
        url: `https://personal.example/${language}/`,
        name: `${language} `.padEnd(24, 'ξ'),
      })),
    },
  },
  shortest: {
    seed: 2,
    items: (min) => min,
    length: (max) => Math.min(max, 3),
    // All words have three letters, so that no word contains another.
    words: [...'bdfghklmnprstvwz'].flatMap((first) =>
      [...'aeiou'].flatMap((second) => [...'dgmnrstx'].map((third) => first + second + third)),
    ),
    people: [],
    pictures: 'svg',
    hue: 240,
    // The footer's only link must lead to the privacy policy, because no other link does.
    fixedValues: {
      '.footer.links': [{ id: 'privacy', title: 'Pol', link: '/privacypolicy' }],
      '.office': { name: 'Ely', latitude: 52.4, longitude: 0.26 },
    },
  },
  foreign: {
    seed: 3,
    items: (min, max, inSample) => Math.min(max, Math.max(min, inSample + 1)),
    length: (max, inSample) => Math.min(max, inSample),
    words: accented.split(' '),
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
    fixedValues: {
      '.language': 'pl-PL',
      '.brand.name': 'Łąka & Fjörd',
      '.office': { name: 'Wrocław', latitude: 51.11, longitude: 17.03 },
      '.address.country': 'PL',
      '.metadata.alternates': [{ language: 'el', url: 'https://el.laka.example/', name: 'Ελληνικά' }],
    },
  },
  greek: {
    seed: 4,
    items: (_min, _max, inSample) => inSample,
    length: (max, inSample) => Math.min(max, inSample),
    words: greek.split(' '),
    people: ['Ελένη Παπαδοπούλου', 'Αλέξανδρος Ζαχαρίου', 'Ωραία Ψαρρά', 'Ίων Ξένος'],
    pictures: 'svg',
    hue: 120,
    fixedValues: {
      '.language': 'el-GR',
      '.brand.name': 'Πλοηγός Talent',
      '.address.country': 'GR',
      // The last link leads to a page without the form.
      '.navigation.links': [
        { id: 'services', title: 'Υπηρεσίες', link: '/#service' },
        { id: 'privacy', title: 'Απόρρητο', link: '/privacypolicy' },
      ],
      '.counters': ['93,5 %', '1 200+', '€1,25 M'].map((heading) => ({
        heading,
        title: `Αριθμός ${heading}`,
        note: 'ανά έτος',
      })),
      // An office beside the date line, and many cities around one sea.
      '.office': { name: 'Σούβα', latitude: -18.14, longitude: 178.44 },
      '.regions': [
        {
          id: 'north',
          name: 'Βόρεια Μεσόγειος',
          text: 'Από την Ιβηρική ως τη Μικρά Ασία.',
          cities: [
            { name: 'Αθήνα', latitude: 37.98, longitude: 23.73 },
            { name: 'Ρώμη', latitude: 41.9, longitude: 12.5 },
            { name: 'Σμύρνη', latitude: 38.42, longitude: 27.14 },
            { name: 'Βαρκελώνη', latitude: 41.39, longitude: 2.17 },
            { name: 'Μασσαλία', latitude: 43.3, longitude: 5.37 },
          ],
          placement: {
            role: 'Μηχανικός δικτύων',
            city: 'Αθήνα',
            days: 31,
            time: '31 ημέρες',
            steps: [
              { day: 1, title: 'Κλήση' },
              { day: 31, title: 'Υπογραφή' },
            ],
          },
        },
        {
          id: 'south',
          name: 'Νότια Μεσόγειος',
          text: 'Από την Τύνιδα ως το Κάιρο.',
          cities: [
            { name: 'Τύνιδα', latitude: 36.8, longitude: 10.18 },
            { name: 'Κάιρο', latitude: 30.04, longitude: 31.24 },
            { name: 'Βηρυτός', latitude: 33.89, longitude: 35.5 },
            { name: 'Τρίπολη', latitude: 32.89, longitude: 13.19 },
          ],
        },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Firm>>;

export type FirmName = keyof typeof firms;
