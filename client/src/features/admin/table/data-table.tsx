import { Table, type TableColumnType, type TableProps } from 'antd';
import { type HTMLAttributes, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { Panel } from '../../../components/kit';
import { cutText } from '../../../lib/text';
import { dateTimeText } from '../../../lib/date-text';
import { useMediaQuery } from '../../../lib/use-media-query';
import styles from './data-table.module.css';
import { STRINGS } from './strings';

type Order = 'ascend' | 'descend';

export interface DataColumn<Row, Sort extends string = never> {
  title: string;
  /** In pixels at the default text size; the others share the rest. */
  width?: number;
  /** In cards: on a line of its own, with the title; the others share a line, `inline` ones with the title too. */
  isLabelled?: boolean | 'inline';
  /** The server's name for each order that the column's head offers. */
  sorts?: Partial<Record<Order, Sort>>;
  /** An element, not a bare text: browsers' translators would not see it change. */
  render: (row: Row) => ReactElement;
}

export interface DataTableProps<Row, Sort extends string> {
  label: string;
  rows: readonly Row[];
  isLoading: boolean;
  /** Shown when there are no rows. */
  empty: ReactNode;
  columns: readonly DataColumn<Row, Sort>[];
  /** Much to read: becomes cards at widths where tables of short facts are still tables. */
  isWide?: boolean;
  sort?: Sort;
  /** undefined: the default order. */
  onSort?: (sort: Sort | undefined) => void;
  /** A click anywhere on the row; keyboard users have a link to the same page in it. */
  onOpen?: (row: Row) => void;
  details?: { openIds: readonly string[]; render: (row: Row) => ReactElement };
}

/** antd's table with rows in the server's order; where it is narrow each row is a card, below the heads that sort. */
export function DataTable<Row extends { id: string }, Sort extends string = never>({
  label,
  rows,
  isLoading,
  empty,
  columns,
  isWide = false,
  sort,
  onSort,
  onOpen,
  details,
}: DataTableProps<Row, Sort>) {
  // 1100 and 700 pixels, more with larger text.
  const isCards = useMediaQuery(isWide ? '(max-width: 68.75em)' : '(max-width: 43.75em)');
  const onChange: TableProps<Row>['onChange'] = (_pagination, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const column = columns.find(({ title }) => title === sorter.columnKey);
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
        locale={{ emptyText: isLoading ? STRINGS.loading : empty }}
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

/** How a cell says in cards whether it shows its title. */
const CELL = { true: 'data-label', inline: 'data-inline', false: 'data-plain' };

function toAntd<Row, Sort extends string>(
  { title, width, isLabelled = false, sorts, render }: DataColumn<Row, Sort>,
  sort: Sort | undefined,
): TableColumnType<Row> {
  const orders = (Object.keys(sorts ?? {}) as Order[]).filter((order) => sorts?.[order]);
  return {
    key: title,
    title,
    width: width && `${width / 16}rem`,
    render: (_value, row) => render(row),
    onCell: () => ({ [CELL[`${isLabelled}`]]: title }) as HTMLAttributes<HTMLElement>,
    ...(orders.length > 0 && {
      sorter: true,
      sortDirections: orders,
      sortOrder: orders.find((order) => sorts?.[order] === sort) ?? null,
    }),
  };
}

/** Not on a link or button, and not while text is being selected. */
const isOnRow = ({ target }: MouseEvent) =>
  !(target as Element).closest('a, button') && (window.getSelection()?.isCollapsed ?? true);

export const dayText = (time: string) => dateTimeText(time).slice(0, 10);

export const Day = ({ time }: { time: string }) => <span className={styles.day}>{dayText(time)}</span>;

const SHOWN_CHARACTERS = 100;
const SHOWN_LINES = 4;

/** Plain text as it was written; a long one is cut until it is opened. */
export function LongText({ text, isWhole = false }: { text: string; isWhole?: boolean }) {
  const [isOpen, setIsOpen] = useState(isWhole);
  if (text === '') return null;
  const beginning = cutText(text.split('\n').slice(0, SHOWN_LINES).join('\n'), SHOWN_CHARACTERS);
  return (
    <div className={styles.text}>
      <span>{isOpen || beginning === text ? text : `${beginning}…`}</span>
      {beginning !== text && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? STRINGS.less : STRINGS.more}
        </button>
      )}
    </div>
  );
}

interface RowButtonProps {
  text: string;
  /** What it does to which row, for screen readers. */
  label: string;
  isDanger?: boolean;
  /** Of one that opens something below the row. */
  isExpanded?: boolean;
  onClick: () => void;
}

export const RowButton = ({ text, label, isDanger, isExpanded, onClick }: RowButtonProps) => (
  <Button
    variant="secondary"
    className={styles.button}
    data-danger={isDanger || undefined}
    // The chatbot's button makes way.
    data-keep-clear
    aria-label={label}
    aria-expanded={isExpanded}
    onClick={onClick}
  >
    {text}
  </Button>
);
