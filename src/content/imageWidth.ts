/** Matches the width of an image in its title: `![A map](./img/map.png "width=400")`. */
export const imageWidth = /^width=(\d+)$/;
