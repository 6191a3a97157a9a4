/** `text` as PostgreSQL can keep it: NUL and halves of surrogate pairs become U+FFFD. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD')
