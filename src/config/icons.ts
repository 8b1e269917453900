/** PNG icons for devices that don't support the SVG; the plugin `images` draws them. */
export const pngIcons = {
  /** For browsers without SVG icons. */
  icon: {file: 'img/icon.png', size: 96},
  /** For a phone's home screen, which rounds the corners itself. */
  touch: {file: 'img/touch-icon.png', size: 180},
} as const;
