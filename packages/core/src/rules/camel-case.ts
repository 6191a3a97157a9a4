/** The name of a table or column as the contract writes it: `category_id` is `categoryId`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
