const svg = (width: number, height: number, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`,
  )}`

/** A cover of 16 to 9. */
export const cover = svg(
  320,
  180,
  '<path fill="#1f3dae" d="M0 0h320v180H0z"/><path fill="#edf1fd" d="M0 150 90 80l60 50 70-80 100 90v40H0z"/><circle cx="250" cy="42" r="18" fill="#ffd66e"/>',
)

/** A portrait of 480 × 640, for what is cut to a square. */
export const portrait = svg(
  480,
  640,
  '<path fill="#cfd9fb" d="M0 0h480v640H0z"/><circle cx="240" cy="240" r="110" fill="#f2c9a1"/><path fill="#13226a" d="M60 640c0-140 80-210 180-210s180 70 180 210z"/><path fill="#3a2a20" d="M128 230c0-80 50-124 112-124s112 44 112 124c-30-40-70-60-112-60s-82 20-112 60z"/>',
)
