const unit =
  /^(?:单位[:：]?)?((?:人民币|RMB|CNY|USD|美元)?[十百千万亿]*(?:人民币|美元|港元|港币|欧元|日元|英镑|新台币|元)?|%|‰)$/i

const amount = /^[+-]?\d[\d,]*(?:\.\d+)?$/

/** The unit that a header gives in brackets, such as 万元 of 「注册资本（万元）」; none where it gives none. */
export function unitOf(header: string): string | undefined {
  const [, remark = ''] = /[(（]([^()（）]*)[)）]$/.exec(header.replaceAll(/[\s*]/g, '')) ?? []
  const [, found = ''] = unit.exec(remark) ?? []
  return found === '' ? undefined : found
}

/** A cell below such a header: a bare amount gets the unit, what names its own or is none stays. */
export const withUnit = (cell: string, found: string): string => {
  const text = cell.normalize('NFKC').trim()
  return amount.test(text) ? `${text}${found}` : cell
}
