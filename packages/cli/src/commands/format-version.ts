/** Which form the documents of `--json` have: the first number changes when one loses or renames something. */
export const formatVersion = '1.0'

/** A document that says which form it has. */
export const withVersion = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && !Array.isArray(document)
    ? { format_version: formatVersion, ...document }
    : document

/** What a document is that a person kept, without the version of its form. */
export function withoutVersion(document: unknown): unknown {
  if (typeof document !== 'object' || document === null || !('format_version' in document)) return document
  const { format_version: _, ...rest } = document
  return rest
}
