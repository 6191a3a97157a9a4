/** An id as examples name one. */
export const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'

/** Examples that read the same in both languages. */
export const same = (...lines: string[]) => ({ zh: lines, en: lines })
