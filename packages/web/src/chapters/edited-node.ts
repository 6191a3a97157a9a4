import { newKey } from '@icss/core/client/client.ts'
import type { ChapterNode, NodeDraft } from '@icss/core/chapters/chapter.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Latest, Saving } from '@icss/core/forms/draft.machine.ts'
import { failureOf } from '@icss/core/machines/failure-of.ts'
import type { ServerClient } from '../server/client.ts'

const answerLost = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'client.network' || error.code === 'client.timeout')

/** The chapter or lesson that a dialog is open for, as the server keeps it. */
export class EditedNode {
  readonly #chapters: ServerClient['chapters']
  readonly #courseId: string
  /** Names one attempt to save: after a lost answer it makes sure that nothing is added twice. */
  #attempt: { readonly saving: string; readonly key: string } | undefined

  constructor(chapters: ServerClient['chapters'], courseId: string) {
    this.#chapters = chapters
    this.#courseId = courseId
  }

  async load(id: string): Promise<Latest> {
    const stored = await this.#chapters.show({ params: { courseId: this.#courseId, chapterId: id } })
    const { name, type, parentId, videoUrl, srtUrl, courseMinutes, courseSeconds } = stored
    return { stored, values: { name, type, parentId, videoUrl, srtUrl, courseMinutes, courseSeconds } }
  }

  /** A failed save is logged too (seed section 8). */
  async save({ values, stored }: Saving): Promise<ChapterNode> {
    const courseId = this.#courseId
    const before = stored as ChapterNode | undefined
    const body = values as NodeDraft
    const saving = JSON.stringify([before?.id, before?.version, body])
    if (this.#attempt?.saving !== saving) this.#attempt = { saving, key: newKey() }
    const options = { idempotencyKey: this.#attempt.key }
    try {
      return before === undefined
        ? await this.#chapters.create({ params: { courseId }, body }, options)
        : await this.#chapters.update(
            { params: { courseId, chapterId: before.id }, query: { version: before.version }, body },
            options,
          )
    } catch (error) {
      if (!answerLost(error)) this.#attempt = undefined
      console.info('Saving failed.', failureOf(error).code)
      throw error
    }
  }
}
