import { createHash } from 'node:crypto'
import { archiveKind, type ArchiveManifest, newestFormat } from '../src/channels/archive-format.ts'
import { archiveOf } from '../src/channels/write-archive.ts'

/** An archive of a channel that holds these values of records, by noun; each has its place among them as its id. */
export async function channelArchive(
  records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>,
): Promise<Buffer> {
  const contents = Object.entries(records).map(([noun, all]) => {
    const lines = all.map((values, i) => `${JSON.stringify({ id: String(i), values, files: {} })}\n`)
    return { noun, count: all.length, content: Buffer.from(lines.join('')) }
  })
  const manifest: ArchiveManifest = {
    kind: archiveKind,
    format: newestFormat,
    id: '0'.repeat(32),
    server: 'https://old.example.cn',
    channel: { id: '0', name: '深圳企业大学' },
    exportedAt: '2026-11-21T06:30:00.000Z',
    records: contents.map(({ noun, count, content }) => ({
      noun,
      count,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
    media: [],
    leftOut: ['meetings'],
    refused: [],
    links: { lost: 0, elsewhere: 1 },
  }
  const response = archiveOf({ manifest, records: contents.map(({ content }) => content), media: [] })
  return Buffer.from(await response.arrayBuffer())
}
