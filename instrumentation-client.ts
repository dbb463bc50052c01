if (process.env.NODE_ENV === 'development') {
  void import('./app/_client/reloadPictures').then(({ reloadPictures }) => reloadPictures());
}
