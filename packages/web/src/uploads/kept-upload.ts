import { check } from '@icss/core/rules/check.ts'
import { type KeptUpload, keptUpload } from '@icss/core/uploads/kept-upload.ts'

const keyOf = (place: string) => `icss.upload.${place}`

/** The upload that a reload interrupted at `place`. The file itself cannot be kept: it has to be chosen again. */
export function findKept(place: string): KeptUpload | undefined {
  try {
    const checked = check(keptUpload, JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null'))
    return checked.ok ? checked.value : undefined
  } catch {
    return undefined
  }
}

export interface KeptPlace {
  readonly place: string
  readonly upload: KeptUpload
}

/** The uploads that a reload interrupted at all places that begin so, in the order of these places. */
export const findAllKept = (beginning = ''): readonly KeptPlace[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(keyOf(beginning)))
    .toSorted()
    .flatMap((key) => {
      const place = key.slice(keyOf('').length)
      const upload = findKept(place)
      return upload ? [{ place, upload }] : []
    })

export const keepUpload = (place: string, kept: KeptUpload): void =>
  sessionStorage.setItem(keyOf(place), JSON.stringify(kept))

export const forgetUpload = (place: string): void => sessionStorage.removeItem(keyOf(place))

/** Whether that is the file whose upload was interrupted. */
export const isSameFile = ({ name, size, changed }: KeptUpload, file: File): boolean =>
  name === file.name && size === file.size && changed === file.lastModified
