import { textCell } from '../spreadsheets/cells.ts'
import type { Column } from '../spreadsheets/column.ts'
import { type OutlineRow, outlineRow } from './outline-row.ts'

type Field = keyof OutlineRow & string

const names: Readonly<Record<Field, Pick<Column, 'headers' | 'aliases'>>> = {
  chapter: { headers: { zh: '章节', en: 'Chapter' }, aliases: ['章', '章节名称', 'section'] },
  lesson: { headers: { zh: '课时', en: 'Lesson' }, aliases: ['课', '课时名称', '标题', 'title'] },
  video: { headers: { zh: '视频', en: 'Video' }, aliases: ['视频文件', '视频链接', '文件', 'file', 'video file'] },
  subtitle: { headers: { zh: '字幕', en: 'Subtitle' }, aliases: ['字幕文件', 'srt', 'subtitles'] },
  minutes: { headers: { zh: '分钟', en: 'Minutes' }, aliases: ['分', '时长分钟', 'min'] },
  seconds: { headers: { zh: '秒', en: 'Seconds' }, aliases: ['时长秒', 'sec'] },
}

/** The columns of an outline file. */
export const outlineColumns: readonly Column<Field>[] = (Object.keys(outlineRow.shape) as Field[]).map((field) => ({
  field,
  ...names[field],
  ...textCell,
}))

/** Headers that a file cannot do without. */
export const requiredOutlineColumns: readonly Field[] = ['chapter']
