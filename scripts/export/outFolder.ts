/** The folder of the finished site. The end-to-end tests set another, so that they never replace the site to deploy. */
export const outFolder = process.env.OUT_FOLDER ?? 'out';
