import { useState } from 'react'

/** What an `img` element is given to be watched. */
interface Watch {
  readonly ref: (image: HTMLImageElement | null) => void
  readonly onError: () => void
}

/** Whether the picture at `src` could not be fetched; one that the server has drawn may have failed before a script stood. */
export function useMissing(src: string | undefined): { readonly isMissing: boolean; readonly watch: Watch } {
  const [missing, setMissing] = useState<string>()
  const tell = () => setMissing(src)
  return {
    isMissing: src !== undefined && src === missing,
    watch: {
      ref: (image) => {
        if (image?.complete && image.naturalWidth === 0) tell()
      },
      onError: tell,
    },
  }
}
