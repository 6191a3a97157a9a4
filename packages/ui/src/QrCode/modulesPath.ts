/** The dark modules as one SVG path; neighbours in a row are drawn as one stroke, so no seams show. */
export function modulesPath(rows: readonly (readonly boolean[])[]) {
  let path = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue
      const from = x
      while (row[x + 1] === true) x += 1
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`
    }
  }
  return path
}
