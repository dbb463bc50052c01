/** How to generate a set of content, for an invented firm. */
export type Firm = {
  /** The number of items in a list, within the limits of the schema. */
  readonly items: (min: number, max: number, inSample: number) => number;
  /** The length of a text, within the limit of the schema. */
  readonly length: (max: number, inSample: number) => number;
  readonly words: readonly string[];
  readonly pictures: 'svg' | 'jpg';
  /** Fixed values, by path. One that is undefined is left out. */
  readonly fixedValues: Readonly<Record<string, unknown>>;
};

const german =
  'Wir finden die Leute für Rechenzentren und Netze Donaudampfschifffahrtsgesellschaftskapitänspatent bis morgen ' +
  'Softwareentwicklungsabteilungsleiterinnen Infrastruktur Kraftfahrzeughaftpflichtversicherungsgesellschaft seit';
const otherAlphabets =
  'Zażółć gęślą jaźń łódź świeżość dźwięk «\u00a0ćma\u202f» ślązak źródło częściej niż gdziekolwiek indziej zespół ' +
  'programistów Français coûté Größe Þórður İstanbul Đorđević știință őrült œuvre ķīmija Ünïversität Nguyễn Thị Hường ' +
  'Βρίσκουμε τους ανθρώπους που χρειάζεστε επαγγελματικότητα αλληλοσυμπληρούμενες μαΐστρος «εδώ» υπολογιστικού νέφους Юлия Щербакова 王小明 山田太郎';

/** The longest allowed content, the shortest, and content in other languages and alphabets. */
export const firms = {
  longest: {
    // Only pages of text may have more sections and longer paragraphs: more of the same.
    items: (_min, max) => Math.min(max, 20),
    length: (max) => Math.min(max, 300),
    words: german.split(' '),
    pictures: 'svg',
    fixedValues: {
      '.language': 'de-DE',
      '.testimonials.image': undefined,
      '.office': { name: 'Casablanca', latitude: 33.57, longitude: -7.59 },
      '.metadata.alternates': ['el', 'en', 'fr', 'he', 'hy', 'ja', 'ka', 'zh-Hant'].map((language) => ({
        language,
        url: `https://personal.example/${language}/`,
        name: `${language} `.padEnd(24, 'ξ'),
      })),
    },
  },
  shortest: {
    items: (min) => min,
    length: (max) => Math.min(max, 3),
    words: [],
    pictures: 'svg',
    // The footer's only link must lead to the privacy policy, because no other link does.
    fixedValues: {
      '.footer.links': [{ id: 'privacy', title: 'Pol', link: '/privacypolicy' }],
      '.office': { name: 'Ely', latitude: 52.4, longitude: 0.26 },
      '.regions.placement': undefined,
      '.address.postalCode': undefined,
    },
  },
  foreign: {
    // Rows of another length than the sample's
    items: (min, max, inSample) => Math.min(max, Math.max(min, inSample > 6 ? inSample - 2 : inSample + 1)),
    length: (max, inSample) => Math.min(max, inSample),
    words: otherAlphabets.split(' '),
    pictures: 'jpg',
    fixedValues: {
      '.language': 'pl-PL',
      '.brand.name': 'Łąka & Fjörd',
      // An office beside the date line.
      '.office': { name: 'Σούβα', latitude: -18.14, longitude: 178.44 },
      '.address.country': 'PL',
      // Labels so wide that each needs a row of its own
      '.about.placementDay': '第{day}個工作日之內',
      // The last link leads to a page without the form.
      '.navigation.links': [
        { id: 'services', title: 'Υπηρεσίες', link: '/#service' },
        { id: 'privacy', title: 'Prywatność', link: '/privacypolicy' },
      ],
      '.counters': ['93,5 %', '1 200+', '€1,25 M'].map((heading) => ({
        heading,
        title: `Αριθμός ${heading}`,
        note: 'ανά έτος',
      })),
      '.metadata.alternates': [{ language: 'el', url: 'https://el.laka.example/', name: 'Ελληνικά' }],
    },
  },
} as const satisfies Readonly<Record<string, Firm>>;
