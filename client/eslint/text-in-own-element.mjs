import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

const partsOf = (type) => (type.isUnion() ? type.types : [type]);
/** A blank between two elements is nothing to translate. */
const isBlank = ({ value, expression }) =>
  expression?.type === 'JSXEmptyExpression' || /^\s*$/.test(value ?? expression?.value ?? 'code');

/** Such as an e-mail, which no translator touches. */
const isUntranslated = ({ openingElement, parent }) =>
  openingElement?.attributes.some(({ name, value }) => name?.name === 'translate' && value?.value === 'no') ||
  (parent && isUntranslated(parent));

/**
 * A browser's translator replaces text nodes. React then removes, or inserts before, a node that is no longer there, which
 * throws, or updates one that is no longer shown. A text that is its element's whole content is safe: React sets the element's.
 */
export const textInOwnElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Text next to something else breaks in a translating browser: give it an element of its own.',
      returned: 'A component that returns text breaks in a translating browser: let it return an element.',
    },
  },
  create(context) {
    const { program, getTypeAtLocation } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    function isText(type) {
      const parts = partsOf(type);
      // A ReactNode is the caller's, who passes an element; a component whose callers pass text wraps it.
      if (parts.some((part) => part.symbol?.name === 'Iterable')) return false;
      // What is left of `text && <b />` without a text is nothing to translate.
      return parts.some(
        (part) =>
          (part.flags & TEXT && part.value !== '' && part.value !== 0) ||
          (checker.isArrayType(part) && isText(checker.getTypeArguments(part)[0])),
      );
    }

    function drawsText(child) {
      if (child.type === 'JSXText') return true;
      return child.type === 'JSXExpressionContainer' && isText(getTypeAtLocation(child.expression));
    }

    /** A component whose text React does not set through an element, even where it is alone. */
    const returnsText = ({ openingElement }) =>
      getTypeAtLocation(openingElement.name)
        .getCallSignatures()
        .some((signature) => isText(signature.getReturnType()));

    function checkElement(node) {
      if (returnsText(node)) context.report({ node, messageId: 'returned' });
      checkChildren(node);
    }

    function checkChildren(node) {
      const children = node.children.filter((child) => !isBlank(child));
      if ((node.type === 'JSXElement' && children.length === 1) || isUntranslated(node)) return;
      for (const child of children.filter(drawsText)) context.report({ node: child, messageId: 'bare' });
    }

    return { JSXElement: checkElement, JSXFragment: checkChildren };
  },
};
