// `next dev` has no inline script (app/_client/inlineScript.ts), so the page is enhanced here.
if (process.env.NODE_ENV === 'development') {
  void import('./app/_client/enhancePage').then(({ enhancePage }) => enhancePage());
}
