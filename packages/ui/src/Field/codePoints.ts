/** Length as a person counts it: an emoji or a rare character outside the BMP is one. */
export const codePoints = (value: string) => Array.from(value).length
