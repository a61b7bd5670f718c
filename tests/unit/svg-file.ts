/** Replaces the drawings that a component imports, which only Next's bundler turns into files with an address. */
export default { src: '/drawing.svg', width: 160, height: 120 };
