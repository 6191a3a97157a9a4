/** A cell without the remark in brackets that ends it: 「手机（必填）」 is 「手机」. */
export function withoutRemark(cell: string): string {
  const start = cell.search(/[(（]/)
  return start >= 0 && /[)）]$/.test(cell) ? cell.slice(0, start) : cell
}
