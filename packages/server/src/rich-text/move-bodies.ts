import type { ClientBase } from 'pg'
import { wordsOf } from '@icss/core/rich-text/rich-text.ts'
import { gramsOf } from '../search/grams.ts'
import { richTextOfHtml } from './rich-text-of-html.ts'

const batch = 500

/**
 * Makes documents of the bodies that notices had as HTML: the migration has left them as JSON texts. A server that was
 * killed goes on where it was.
 */
export async function moveBodies(client: ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ channel_id: string; id: string; title: string; html: string }>(
      `select channel_id, id, title, body #>> '{}' as html from notices where json_typeof(body) = 'string' limit ${batch}`,
    )
    for (const { channel_id: channelId, id, title, html } of rows) {
      const body = richTextOfHtml(html)
      const words = wordsOf(body)
      await client.query(
        `update notices set body = $3, body_text = $4, grams = $5 where channel_id = $1 and id = $2 and json_typeof(body) = 'string'`,
        [channelId, id, JSON.stringify(body), words, gramsOf(channelId, [title], [words])],
      )
    }
    if (rows.length < batch) return
  }
}
