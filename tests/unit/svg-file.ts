/**
 * In unit tests, this file replaces the drawings that components import, because only Next's bundler turns these
 * imports into files with a URL.
 */
export default { src: '/drawing.svg', width: 160, height: 120 };
