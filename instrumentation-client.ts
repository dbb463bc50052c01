// `next dev` has no inline script (app/_client/inlineScript.ts) and no module for the form, so this does their work.
if (process.env.NODE_ENV === 'development') {
  void import('./app/_client/enhancePage').then(({ enhancePage }) => enhancePage());
  void import('./components/AnimateOnScroll/animateOnScroll').then(({ animateOnScroll }) => animateOnScroll());
  void import('./app/_client/reloadPictures').then(({ reloadPictures }) => reloadPictures());
}
