import { dayText } from '../day-text';
import styles from './data-table.module.css';

export const Day = ({ time }: { time: string }) => <span className={styles.day}>{dayText(time)}</span>;
