/** Fields that hold one of several values, each with the name under which the words of its noun hold their labels. */
export type Choices = Readonly<Record<string, string>>
