import { useState } from 'react'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { type CategoryKind, maxCategories, maxCategoryLevel } from '@icss/core/categories/category.ts'
import { useCopy } from '../language/copy.ts'
import { Fetched } from '../server/Fetched.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import * as styles from './CategoriesScreen.css.ts'
import { useCategories } from './useCategories.ts'

export type CategoriesScreenProps = {
  kind: CategoryKind
  /** Where what is sorted into the tree is listed. */
  list: { title: string; path: string }
  /** Where the things of one category are listed. */
  membersPath: (id: string) => string
}

/** The screen of one tree of categories, with what is known of the chosen one beside it. */
export function CategoriesScreen({ kind, list, membersPath }: CategoriesScreenProps) {
  const t = useCopy()
  const tree = useCategories(kind)
  const [selected, setSelected] = useState<string>()
  const chosen = tree.data?.find(({ id }) => id === selected) ?? tree.data?.[0]
  const title = t(`categories.kinds.${kind}.title`)
  return (
    <>
      <PageHead
        title={title}
        count={tree.data && t('categories.count', { count: tree.data.length, max: maxCategories[kind] })}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: list.title, href: list.path }, { label: title }],
        }}
      />
      <Fetched query={tree}>
        {(categories) => (
          <div className={styles.sides}>
            <Panel>
              {categories.length === 0 && (
                <EmptyState
                  picture="list"
                  title={t(`categories.kinds.${kind}.empty.title`)}
                  text={t(`categories.kinds.${kind}.empty.text`)}
                />
              )}
              <CategoryTree kind={kind} categories={categories} selected={chosen?.id ?? null} onSelect={setSelected} />
              <p className={styles.hint}>{t('categories.hint', { levels: maxCategoryLevel })}</p>
            </Panel>
            {chosen && (
              <Panel isPadded title={chosen.name}>
                <DescriptionList
                  items={[
                    { label: t('categories.level'), value: chosen.level },
                    { label: t('categories.members'), value: chosen.count },
                  ]}
                />
                <div className={styles.links}>
                  <Link href={membersPath(chosen.id)}>{t(`categories.kinds.${kind}.members`)}</Link>
                </div>
              </Panel>
            )}
          </div>
        )}
      </Fetched>
    </>
  )
}
