import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { type RichText, richTextOf } from '@icss/core/rich-text/rich-text.ts'
import type { ImportScope } from '../imports/imported.ts'
import type { EntityRows, KnownRow } from './entity-rows.ts'
import type { AnyStore } from './entity-store.ts'
import type { UniqueKey } from './unique-keys.ts'
import { writeEntities } from './write-entities.ts'

const bold: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '通知' }] },
    { type: 'paragraph', content: [{ type: 'text', text: '周五开会', marks: [{ type: 'strong' }] }] },
  ],
}

/** What is written over a stored text with formatting by a row of a file that has these words. */
async function writtenOver(words: string): Promise<unknown> {
  const stored: KnownRow = { id: '1', title: '会议', body: bold }
  const key = { field: 'title', code: 'group.name_taken', valueOf: ({ title }) => title } as UniqueKey
  const over: KnownRow[] = []
  const rows: EntityRows = {
    keys: [key],
    alike: undefined,
    draftOf: ({ title, body }) => ({ title, body }),
    insert: async () => new Set(),
    insertApart: async () => new Set(),
    alikeTo: async () => new Map(),
    overwrite: async (_db, _channelId, written) => {
      over.push(...written)
      return new Map(written.map(({ id }) => [id, 2]))
    },
    holdersOf: async () => new Map([[key, new Map([['会议', stored]])]]),
    read: async () => [],
  }
  const write = writeEntities({ shape: {}, draftNames: ['title', 'body'] } as unknown as AnyStore, 'title', rows, {})
  const draft = { title: '会议', body: richTextOf(words) }
  const row = { row: 1, line: 2, cells: ['会议', words], draft, fields: ['title', 'body'] }
  const scope = { db: {} } as ImportScope
  const { updated, skipped, refused } = await write({} as PoolClient, 'c', [row], 'update', scope)
  expect({ updated, skipped, refused }).toEqual({ updated: over.length, skipped: 1 - over.length, refused: [] })
  return (over[0] ?? stored)['body']
}

test('a row of the same words writes nothing, and leaves a text its headings and emphasis; other words take its place', async () => {
  expect(await writtenOver('通知\n周五开会')).toEqual(bold)
  expect(await writtenOver('通知\n周六开会')).toEqual(richTextOf('通知\n周六开会'))
})
