import { dayText } from '../day-text';
import styles from './day.module.css';

export const Day = ({ time }: { time: string }) => <span className={styles.day}>{dayText(time)}</span>;
