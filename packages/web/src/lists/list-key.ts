/** Under which a list that was asked for with `query` is kept; `part` is the key of a part of it. */
export const listKey = (noun: string, query: object, part = '') => [noun, part, query] as const
