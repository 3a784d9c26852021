/** What the form that edits an announcement is told by the page that leads to it, in the router's state. */
export interface BoardEditOrigin {
  /** The announcement that lies right behind the form in the history. */
  fromBoard: string;
}
