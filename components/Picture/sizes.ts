/** The width and height attributes of each picture, by the path of its record. Style sheets may show it smaller. */
export const pictureSizes = {
  'about.image': { width: 636, height: 504, sizes: '(width >= 1400px) 636px, (width >= 768px) 45vw, 90vw' },
  'about.missionImage': { width: 340, height: 340, sizes: '(width >= 1400px) 340px, (width >= 768px) 24vw, 60vw' },
  'team.image': { width: 201, height: 201 },
  'testimonials.image': { width: 200, height: 200, sizes: '(width >= 992px) 176px, 72px' },
  avatars: { width: 128, height: 128, sizes: '(width >= 768px) 11.5vw, 19vw' },
  quoteImage: { width: 64, height: 48 },
  'metadata.image': { width: 1200, height: 630 },
} as const;
