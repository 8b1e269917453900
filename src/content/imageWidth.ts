/** The width of a picture in its title: `![A map](./img/map.png "width=400")`. */
export const imageWidth = /^width=(\d+)$/;
