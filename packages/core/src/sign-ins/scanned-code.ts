/** The name of the parameter of an address that holds the rotating code; apart from the schemas, which pages leave out. */
export const codeParam = 'c'
