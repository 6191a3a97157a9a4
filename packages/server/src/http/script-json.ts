/** JSON that can stand in a script element or a script: nothing in it ends the element, or a line where none may end. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
