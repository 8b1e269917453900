/** Icons of the site in PNG, for devices that don't take the SVG; the plugin `images` draws them. */
export const pngIcons = {
  /** For browsers without SVG icons. */
  icon: {file: 'img/icon.png', size: 96},
  /** For the home screen of a phone, which rounds the corners itself. */
  touch: {file: 'img/touch-icon.png', size: 180},
} as const;
