import sharp from 'sharp'

/** Shapes that a cover is told apart by. */
export type Motif = 'arcs' | 'bars' | 'grid' | 'rings' | 'steps' | 'waves'

const white = (opacity: number) => `fill="none" stroke="#fff" stroke-opacity="${opacity}"`

const shapes: Readonly<Record<Motif, string>> = {
  arcs: [80, 130, 180, 230]
    .map((radius, i) => `<circle cx="520" cy="330" r="${radius}" ${white(0.5 - i * 0.1)} stroke-width="18"/>`)
    .join(''),
  bars: [90, 150, 120, 200, 250]
    .map(
      (height, i) =>
        `<rect x="${330 + i * 52}" y="${310 - height}" width="32" height="${height}" rx="6" fill="#fff" fill-opacity="${0.2 + i * 0.1}"/>`,
    )
    .join(''),
  grid: Array.from({ length: 20 }, (_, i) => {
    const [x, y] = [360 + (i % 5) * 48, 70 + Math.floor(i / 5) * 56]
    return `<rect x="${x}" y="${y}" width="32" height="32" rx="8" fill="#fff" fill-opacity="${0.12 + ((i * 7) % 5) * 0.1}"/>`
  }).join(''),
  rings: [
    [430, 170, 90],
    [520, 170, 90],
    [475, 240, 90],
  ]
    .map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" ${white(0.55)} stroke-width="14"/>`)
    .join(''),
  steps: [0, 1, 2, 3]
    .map(
      (i) =>
        `<rect x="${320 + i * 66}" y="${250 - i * 52}" width="66" height="${80 + i * 52}" fill="#fff" fill-opacity="${0.16 + i * 0.12}"/>`,
    )
    .join(''),
  waves: [0, 1, 2]
    .map((i) => {
      const y = 210 + i * 44
      return `<path d="M260 ${y}c60-70 120-70 190 0s130 70 190 0" ${white(0.6 - i * 0.15)} stroke-width="14"/>`
    })
    .join(''),
}

const background = ([from, to]: readonly [string, string]) =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`

const colours = {
  blue: ['#2457c5', '#122a5e'],
  teal: ['#0f7a76', '#093f4d'],
  plum: ['#8a3f7c', '#3c1f5c'],
  amber: ['#c26a1b', '#6d2f14'],
  green: ['#2f7d4f', '#173f2e'],
  slate: ['#4c5d73', '#232d3b'],
} as const
export type DemoColour = keyof typeof colours

/** A cover without words, 640 × 360, as the JPEG of an upload. */
export const coverOf = (colour: DemoColour, motif: Motif): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">${background(colours[colour])}${shapes[motif]}</svg>`,
    ),
  )
    .jpeg({ quality: 82 })
    .toBuffer()

/** The outline of a person, 242 × 242, as the PNG of an upload. */
export const portraitOf = (colour: DemoColour): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="242" height="242">${background(colours[colour])}<circle cx="121" cy="98" r="44" fill="#fff" fill-opacity=".85"/><path d="M37 242c0-56 38-88 84-88s84 32 84 88z" fill="#fff" fill-opacity=".85"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
