/** Safari prints no lazy image that was not on the screen. */
onbeforeprint = () => {
  for (const image of document.images) image.loading = 'eager';
};
