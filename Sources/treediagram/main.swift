print("treediagram")
