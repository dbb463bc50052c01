// An exported page does this in its inline script (app/_client/inlineScript.ts), which `next dev` does not have.
if (process.env.NODE_ENV === 'development') {
  void import('./app/_client/enhancePage').then(({ enhancePage }) => enhancePage());
}
