import { expect, test } from 'vitest'
import { tableFormatOf } from './table-format.ts'

const zip = (name: string) => Buffer.concat([Buffer.from('504b030414000000', 'hex'), Buffer.from(name)])

test.each([
  ['a,b\n', 'csv'],
  ['"[甲]",b\n', 'csv'],
  ['[甲]公司,b\n', 'csv'],
  ['<甲>,b\n', 'csv'],
  ['{"a":1}\n', 'jsonl'],
  [zip('[Content_Types].xml'), 'xlsx'],
  [zip('XL\\workbook.xml'), 'xlsx'],
])('%j is %s', (head, format) => {
  expect(tableFormatOf(Buffer.from(head))).toBe(format)
})

test.each([
  ['<!DOCTYPE html><table>', 'import.web_page'],
  [' <TABLE><tr>', 'import.web_page'],
  ['\uFEFF<html xmlns:x="urn:schemas-microsoft-com:office:excel">', 'import.web_page'],
  ['MIME-Version: 1.0\nContent-Type: multipart/related', 'import.web_page'],
  ['<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">', 'XML Spreadsheet 2003'],
  ['[{"name":"甲"}]', 'import.json_array'],
  ['[\n  {', 'import.json_array'],
  [zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'ODS'],
  [zip('xl/workbook.bin'), 'XLSB'],
  [zip('word/document.xml'), 'DOCX'],
  [Buffer.from('名称,行业\n', 'utf16le'), 'UTF-16'],
  [Buffer.from('名称,行业\n', 'utf16le').swap16(), 'UTF-16'],
  [Buffer.from('7f454c460201010000', 'hex'), 'binary'],
])('%j is named: %s', (head, name) => {
  let refusal: unknown
  try {
    tableFormatOf(Buffer.from(head))
  } catch (error) {
    refusal = error
  }
  const { code, params } = refusal as { code: string; params: Record<string, string> }
  expect([code, params['kind'], params['encoding']]).toContain(name)
})
