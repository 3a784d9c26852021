import { Table, type TableColumnType, type TableProps } from 'antd';
import type { HTMLAttributes, MouseEvent, ReactElement } from 'react';
import { Panel } from '../../../components/kit';
import { useMediaQuery } from '../../../lib/use-media-query';
import styles from './data-table.module.css';
import { STRINGS } from './strings';

type Order = 'ascend' | 'descend';

export interface DataColumn<Row, Sort extends string = never> {
  key: string;
  title: string;
  /** In pixels at the usual text size; the others share the rest. */
  width?: number;
  /** In cards: without its title, in one line with others like it. */
  isPlain?: boolean;
  /** How the server calls what a press on the column's head asks for. */
  sorts?: Partial<Record<Order, Sort>>;
  /** An element, as antd puts a bare text next to others: a translating browser would not show it change. */
  render: (row: Row) => ReactElement;
}

export interface DataTableProps<Row, Sort extends string> {
  label: string;
  columns: readonly DataColumn<Row, Sort>[];
  rows: readonly Row[];
  isLoading: boolean;
  /** Much to read: it becomes cards while tables of short facts are tables still. */
  isWide?: boolean;
  sort?: Sort;
  /** undefined: as it was at first. */
  onSort?: (sort: Sort | undefined) => void;
  /** A press anywhere on the row; the row holds a link to the same place for the keyboard. */
  onOpen?: (row: Row) => void;
  /** Below the row, for those whose ids are open. */
  details?: { openIds: readonly string[]; render: (row: Row) => ReactElement };
}

/** antd's table with rows in the server's order; where it is narrow each row is a card, below the heads that sort. */
export function DataTable<Row extends { id: string }, Sort extends string = never>({
  label,
  columns,
  rows,
  isLoading,
  isWide = false,
  sort,
  onSort,
  onOpen,
  details,
}: DataTableProps<Row, Sort>) {
  // 1100 and 700 pixels; larger text needs them sooner.
  const isCards = useMediaQuery(isWide ? '(max-width: 68.75em)' : '(max-width: 43.75em)');
  const onChange: TableProps<Row>['onChange'] = (_pagination, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const column = columns.find(({ key }) => key === sorter.columnKey);
    onSort?.(sorter.order ? column?.sorts?.[sorter.order] : undefined);
  };
  return (
    <Panel className={styles.scroll}>
      <Table<Row>
        className={`${styles.table} ${isCards ? styles.cards : isWide ? styles.wide : styles.narrow}`}
        tableLayout="fixed"
        aria-label={label}
        rowKey="id"
        columns={columns.map((column) => toAntd(column, sort))}
        dataSource={rows}
        pagination={false}
        locale={{ emptyText: STRINGS.loading }}
        loading={{ spinning: isLoading, delay: 300 }}
        showSorterTooltip={false}
        rowClassName={onOpen ? styles.opens : ''}
        onRow={(row) => (onOpen ? { onClick: (event: MouseEvent) => isOnRow(event) && onOpen(row) } : {})}
        onChange={onChange}
        expandable={details && { showExpandColumn: false, expandedRowKeys: details.openIds, expandedRowRender: details.render }}
      />
    </Panel>
  );
}

function toAntd<Row, Sort extends string>(
  { key, title, width, isPlain, sorts, render }: DataColumn<Row, Sort>,
  sort: Sort | undefined,
): TableColumnType<Row> {
  const orders = (Object.keys(sorts ?? {}) as Order[]).filter((order) => sorts?.[order]);
  return {
    key,
    title,
    // It grows with the text.
    width: width && `${width / 16}rem`,
    render: (_value, row) => render(row),
    // In cards every cell says what it is.
    onCell: () => ({ [isPlain ? 'data-plain' : 'data-label']: title }) as HTMLAttributes<HTMLElement>,
    ...(orders.length > 0 && {
      sorter: true,
      sortDirections: orders,
      sortOrder: orders.find((order) => sorts?.[order] === sort) ?? null,
    }),
  };
}

/** Not on a control of its own, and not while text is being marked. */
const isOnRow = ({ target }: MouseEvent) =>
  !(target as Element).closest('a, button') && (window.getSelection()?.isCollapsed ?? true);
