/** The screen on which pages are measured, the same as Lighthouse's. */
export const phone = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
