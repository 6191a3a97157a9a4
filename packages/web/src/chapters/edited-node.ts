import { newKey } from '@icss/core/client/client.ts'
import type { NodeFields } from '@icss/core/chapters/chapter-dialog.machine.ts'
import type { ChapterNode, NodeDraft } from '@icss/core/chapters/chapter.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { ServerClient } from '../server/client.ts'
import { findFields } from './kept-fields.ts'

const answerLost = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'client.network' || error.code === 'client.timeout')

/** The chapter or lesson that a dialog is open for, as the server knows it. */
export class EditedNode {
  /** The version that the person has seen, so that a newer one is not overwritten; 0 for a new node. */
  version = 0
  savedId = ''
  #isRestored = false
  readonly #chapters: ServerClient['chapters']
  readonly #courseId: string
  /** Names one attempt to save: after a lost answer it makes sure that nothing is added twice. */
  #attempt: { readonly draft: string; readonly key: string } | undefined

  constructor(chapters: ServerClient['chapters'], courseId: string) {
    this.#chapters = chapters
    this.#courseId = courseId
  }

  show(id: string): Promise<ChapterNode> {
    return this.#chapters.show({ params: { courseId: this.#courseId, chapterId: id } })
  }

  async load(id: string): Promise<NodeFields> {
    const { name, type, parentId, videoUrl, srtUrl, courseMinutes, courseSeconds, version } = await this.show(id)
    this.version = version
    return { name, type, parentId, videoUrl, srtUrl, courseMinutes, courseSeconds }
  }

  /** What was typed before the page was loaded anew; once only. */
  restored(id: string | undefined): NodeFields | undefined {
    if (this.#isRestored) return undefined
    this.#isRestored = true
    return findFields(this.#courseId, id, this.version)
  }

  /** Lets the next save replace a version that the person knows of by now. */
  takeOver(version: number): void {
    this.version = version
  }

  async save(id: string | undefined, body: NodeDraft): Promise<void> {
    const courseId = this.#courseId
    const draft = JSON.stringify([id, body])
    if (this.#attempt?.draft !== draft) this.#attempt = { draft, key: newKey() }
    const options = { idempotencyKey: this.#attempt.key }
    try {
      const saved =
        id === undefined
          ? await this.#chapters.create({ params: { courseId }, body }, options)
          : await this.#chapters.update(
              { params: { courseId, chapterId: id }, query: { version: this.version }, body },
              options,
            )
      this.savedId = saved.id
    } catch (error) {
      if (!answerLost(error)) this.#attempt = undefined
      throw error
    }
  }
}
