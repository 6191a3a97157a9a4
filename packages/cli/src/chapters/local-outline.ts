/** A lesson as it lies on this machine: its files by path, or links. */
export interface LocalLesson {
  readonly name: string
  /** Where it was found, for what is said about it. */
  readonly place: string
  readonly video: string
  /** '' for none. */
  readonly subtitle: string
  readonly courseMinutes?: number
  readonly courseSeconds?: number
}

export interface LocalChapter {
  readonly name: string
  readonly place: string
  readonly lessons: readonly LocalLesson[]
}

/** Chapters and lessons in their order; `ignored` lists files that are neither a video nor a subtitle of one. */
export interface LocalOutline {
  readonly chapters: readonly LocalChapter[]
  readonly ignored: readonly string[]
}

export const isLink = (address: string): boolean => /^https?:\/\//i.test(address)
