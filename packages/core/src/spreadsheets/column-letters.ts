/** The letters of a column of a sheet by its place from 0: A to Z, AA, AB and so on. */
export const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
